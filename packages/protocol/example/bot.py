"""A bot for Spaceline in Python, with nothing but what comes with it: plays one game against one of the server's bots.
    python3 bot.py [http://localhost:4747] [deck]
The protocol is in ../README.md. With a WebSocket package the class Wire is not needed."""
import base64, http.client, json, os, random, re, socket, struct, sys, time
from urllib.parse import urlparse

url = urlparse(sys.argv[1] if len(sys.argv) > 1 else 'http://localhost:4747')
deck = sys.argv[2] if len(sys.argv) > 2 else 'kazon'
cookie = ''


def post(path, body):
    global cookie
    connection = http.client.HTTPConnection(url.hostname, url.port, timeout=60)
    connection.request('POST', '/api' + path, json.dumps(body), {'content-type': 'application/json', 'cookie': cookie})
    response = connection.getresponse()
    answer = json.loads(response.read())
    if response.status != 200:
        raise SystemExit(answer['error']['text'])
    cookie = (response.getheader('set-cookie') or cookie).split(';')[0]
    return answer


class Wire:
    """Text messages over a WebSocket (RFC 6455)."""

    def __init__(self):
        self.socket = socket.create_connection((url.hostname, url.port), timeout=120)
        self.file = self.socket.makefile('rb')
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ['GET /ws HTTP/1.1', f'Host: {url.netloc}', 'Upgrade: websocket', 'Connection: Upgrade',
                 'Sec-WebSocket-Version: 13', f'Sec-WebSocket-Key: {key}', f'Cookie: {cookie}', '', '']
        self.socket.sendall('\r\n'.join(lines).encode())
        if b' 101 ' not in self.file.readline():
            raise SystemExit('there is no WebSocket')
        while self.file.readline() != b'\r\n':
            pass

    def frame(self, kind, data):
        mask, n = os.urandom(4), len(data)
        size = bytes([128 | n]) if n < 126 else struct.pack('!BH', 128 | 126, n) if n < 65536 else struct.pack('!BQ', 128 | 127, n)
        self.socket.sendall(bytes([128 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def receive(self):
        text = b''
        while True:
            first, n = self.file.read(2)
            n &= 127
            if n > 125:
                n = struct.unpack('!H' if n == 126 else '!Q', self.file.read(2 if n == 126 else 8))[0]
            data = self.file.read(n)
            kind = first & 15
            if kind == 8:
                raise SystemExit('the server has ended the connection')
            if kind == 9:
                self.frame(10, data)
            elif kind in (0, 1):
                text += data
                if first & 128:
                    return json.loads(text)


def choose(decision):
    """Any answer that leads on; None where only taking back is on offer: then the other player is waited for."""
    options = [o for o in decision['options'] if not o['key'].startswith('take-back')]
    if not options:
        return None
    liked = [o for o in options if re.match('attempt|report|play|seed', o['key'])]
    option = random.choice(liked if liked and random.random() < 0.6 else options)
    if 'group' not in option:
        return option['key']
    cards = random.sample(option['group'], random.randint(option['min'], option['max']))
    return option['key'] + ':' + ','.join(map(str, cards))


post('/session', {'name': 'Python'})
game = post('/games', {'format': 'warp-speed', 'deck': deck, 'bot': 'random'})['game']['id']
wire = Wire()
wire.send({'t': 'join', 'game': game})
seat, decision, pending, refused = -1, None, None, {}
while True:
    message = wire.receive()
    if message['t'] == 'error':
        refused[message['code']] = refused.get(message['code'], 0) + 1
        if message['code'] == 'too-many':
            time.sleep(0.5)
        pending = None
    elif message['t'] in ('game', 'update'):
        seat = message.get('seat', seat)
        decision = message.get('decision')
        last = message.get('last')
        # our answer has been taken when it is the last one that stands; until then other updates may come
        if pending is not None and last is not None and last['n'] >= pending:
            pending = None
        if message.get('seed'):
            told = next(line['told'] for line in message['log'] if line['told']['kind'] == 'game-over')
            how = 'Nobody wins' if told['winner'] < 0 else 'We win' if told['winner'] == seat else 'They win'
            print(f"Seat {seat}. {how}: {told['result']}. The seed was {message['seed']}. Refused: {json.dumps(refused)}")
            break
    else:
        continue
    answer = choose(decision) if decision is not None and pending is None else None
    if answer is not None:
        pending = decision['n']
        wire.send({'t': 'answer', 'game': game, 'n': pending, 'answer': answer})
