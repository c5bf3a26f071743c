// Pairs of players in many rooms, with as little work as it takes, so that the server is what is measured.
//
//   players SECONDS RATE < seats      a line of seats: PORT PORT ROOM KEY KEY, by whom a room is played and where
//
// RATE: moves a second of all rooms together; 0: each room plays on as soon as it is answered. Says "ready" when all
// are connected, waits for a line, plays, and prints: moves, refusals, seconds of a processor, and the latencies in µs.
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <queue>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
double now() { return std::chrono::duration<double>(Clock::now().time_since_epoch()).count(); }

struct Room {
  std::string name;
  int sockets[2] = {-1, -1};
  std::string heard[2];  // what has come and is no whole message yet
  long version = -1;
  long mover = 1, moves = 0;
  bool over = false;
  double due = 0, asked = 0;
  long count = 0;
};

struct Result {
  std::vector<float> latencies;
  long refusals = 0;
};

[[noreturn]] void fail(const char* what) {
  std::perror(what);
  std::exit(1);
}

int open_socket(int port, const std::string& room, const std::string& key) {
  const int socket_ = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) fail("connect");
  const int one = 1;
  setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  const std::string hello = "GET /api/rooms/" + room +
                            "/socket?protocol=1 HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                            "\r\nCookie: kamertje_seat=" + key +
                            "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                            "Sec-WebSocket-Key: a2FtZXJ0amUta2FtZXJ0ag==\r\n\r\n";
  if (write(socket_, hello.data(), hello.size()) < 0) fail("write");
  std::string head;
  char letter = 0;
  while (head.size() < 4 || head.compare(head.size() - 4, 4, "\r\n\r\n") != 0) {
    if (read(socket_, &letter, 1) != 1) fail("handshake");
    head += letter;
  }
  if (head.compare(0, 12, "HTTP/1.1 101") != 0) fail(head.c_str());
  fcntl(socket_, F_SETFL, O_NONBLOCK);
  return socket_;
}

// Masked with zeros: a client has to mask, but not well.
void send_text(int socket_, std::string_view text) {
  std::string frame = "\x81";
  if (text.size() < 126) {
    frame += static_cast<char>(0x80 | text.size());
  } else {
    frame += "\xfe";
    frame += static_cast<char>(text.size() >> 8);
    frame += static_cast<char>(text.size() & 255);
  }
  frame += std::string(4, '\0');
  frame += text;
  if (write(socket_, frame.data(), frame.size()) < 0) fail("write");
}

long number_after(std::string_view text, std::string_view name) {
  const size_t at = text.find(name);
  return at == text.npos ? -1 : std::strtol(text.data() + at + name.size(), nullptr, 10);
}

void go_on(Room& room) {
  const std::string id = "b" + std::to_string(++room.count);
  const std::string version = std::to_string(room.version);
  if (room.over) {
    for (const int socket_ : room.sockets)
      send_text(socket_, R"({"type":"propose","id":")" + id + std::to_string(socket_) + R"(","version":)" + version +
                             R"(,"kind":"restart"})");
    return;
  }
  room.asked = now();
  send_text(room.sockets[room.mover - 1], R"({"type":"play","id":")" + id + R"(","version":)" + version +
                                              R"(,"command":{"type":"draw","line":)" + std::to_string(room.moves) +
                                              "}}");
}

// The next whole message; empty where there is none yet.
std::string_view next_message(std::string& heard, size_t& start) {
  const size_t left = heard.size() - start;
  if (left < 2) return {};
  size_t length = static_cast<unsigned char>(heard[start + 1]) & 127, head = 2;
  if (length == 126) {
    if (left < 4) return {};
    length = static_cast<unsigned char>(heard[start + 2]) * 256U + static_cast<unsigned char>(heard[start + 3]);
    head = 4;
  }
  if (left < head + length) return {};
  const std::string_view message(heard.data() + start + head, length);
  start += head + length;
  return message;
}

// A message to player 1, who follows the game for both; true where the room has something to do.
bool follow(Room& room, std::string_view message, Result& result) {
  if (message.find(R"("waitingFor":[])") == message.npos) return false;
  const bool refused = message.substr(0, 17) == R"({"type":"refused")";
  const long version = number_after(message, R"("version":)");
  if (version == room.version && !refused) return false;
  if (refused) ++result.refusals;
  else if (room.asked > 0) result.latencies.push_back(static_cast<float>((now() - room.asked) * 1e6));
  room.asked = 0;
  room.version = version;
  room.mover = number_after(message, R"("mover":)");
  room.moves = number_after(message, R"("moves":)");
  room.over = message.find(R"("over":true)") != message.npos;
  return true;
}

double processor() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
         static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1e-6;
}

class Play {
 public:
  explicit Play(std::vector<Room>& rooms) : rooms_(rooms), poll_(epoll_create1(0)) {
    for (size_t number = 0; number < rooms_.size(); ++number)
      for (size_t seat = 0; seat < 2; ++seat) {
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.u64 = number * 2 + seat;
        epoll_ctl(poll_, EPOLL_CTL_ADD, rooms_[number].sockets[seat], &event);
      }
  }

  // Until then. rate 0: no pause between the moves of a room.
  void until(double end, double rate, bool playing, Result& result) {
    const double pause = rate > 0 ? static_cast<double>(rooms_.size()) / rate : 0;
    std::priority_queue<std::pair<double, size_t>, std::vector<std::pair<double, size_t>>, std::greater<>> due;
    if (playing)
      for (size_t number = 0; number < rooms_.size(); ++number)
        due.emplace(now() + pause * static_cast<double>(number) / static_cast<double>(rooms_.size()), number);
    std::vector<epoll_event> events(512);
    while (now() < end) {
      while (!due.empty() && due.top().first <= now()) {
        Room& room = rooms_[due.top().second];
        room.due = due.top().first + pause;
        due.pop();
        go_on(room);
      }
      const double wait = std::min(end, due.empty() ? end : due.top().first) - now();
      const int ready = epoll_wait(poll_, events.data(), 512, std::max(0, static_cast<int>(wait * 1000) + 1));
      for (int each = 0; each < ready; ++each) {
        const size_t number = events[static_cast<size_t>(each)].data.u64 / 2;
        if (hear(rooms_[number], events[static_cast<size_t>(each)].data.u64 % 2, result) && playing)
          due.emplace(std::max(now(), rooms_[number].due), number);
      }
    }
  }

 private:
  bool hear(Room& room, size_t seat, Result& result) {
    char buffer[65536];
    const ssize_t length = read(room.sockets[seat], buffer, sizeof buffer);
    if (length <= 0) fail("the server has closed a socket");
    std::string& heard = room.heard[seat];
    heard.append(buffer, static_cast<size_t>(length));
    size_t start = 0;
    bool todo = false;
    for (auto message = next_message(heard, start); !message.empty(); message = next_message(heard, start))
      if (seat == 0) todo |= follow(room, message, result);
    heard.erase(0, start);
    return todo;
  }

  std::vector<Room>& rooms_;
  int poll_;
};

}  // namespace

int main(int, char** arguments) {
  const double seconds = std::atof(arguments[1]), rate = std::atof(arguments[2]);
  std::vector<Room> rooms;
  int ports[2];
  std::string name, keys[2];
  while (std::cin >> ports[0] >> ports[1] >> name >> keys[0] >> keys[1] && name != "end") {
    Room room;
    room.name = name;
    for (size_t seat = 0; seat < 2; ++seat) room.sockets[seat] = open_socket(ports[seat], name, keys[seat]);
    rooms.push_back(std::move(room));
  }
  Play play(rooms);
  Result result;
  play.until(now() + 1, 0, false, result);  // until all know that all are there
  std::printf("ready\n");
  std::fflush(stdout);
  std::cin >> name;
  result = Result();
  const double before = processor();
  play.until(now() + seconds, rate, true, result);
  std::printf("%zu %ld %.3f", result.latencies.size(), result.refusals, processor() - before);
  for (const float latency : result.latencies) std::printf(" %.0f", static_cast<double>(latency));
  std::printf("\n");
}
