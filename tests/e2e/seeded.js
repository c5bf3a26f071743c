// Every number that the page draws at random comes from this sequence instead.
(() => {
  let state = 20_260_101;
  crypto.getRandomValues = (numbers) => {
    for (let index = 0; index < numbers.length; index += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      numbers[index] = state;
    }
    return numbers;
  };
})();
