"""Who people are, how they are called and how strong they play: values and rules, without input or output."""
