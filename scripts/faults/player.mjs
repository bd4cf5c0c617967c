// Somebody who plays against a bot as fast as may be, and remembers what they were told had been taken.

import { anyAnswer, Player, sleep } from '../../bench/net.mjs';

export class Witness {
  acknowledged = [];
  refused = new Set();

  static async at(url) {
    const witness = new Witness();
    witness.player = new Player(url);
    await witness.player.call('POST', '/session', { name: 'Witness' });
    const asked = { format: 'warp-speed', deck: 'kazon', bot: 'random' };
    witness.id = (await witness.player.call('POST', '/games', asked)).game.id;
    witness.connect(url);
    return witness;
  }

  connect(url) {
    this.player.url = url;
    [this.sent, this.decision, this.over] = [null, null, false];
    this.wire = this.player.join(this.id, (message, send) => {
      if (message.t === 'error') {
        this.refused.add(message.text);
        this.sent = null;
        // again in a moment: what is wrong now may be well then
        setTimeout(() => this.answer(send), 100);
        return;
      }
      if (message.t !== 'game' && message.t !== 'update') return;
      this.decision = message.decision ?? null;
      this.over = Boolean(message.seed);
      const { last } = message;
      if (this.sent !== null && last && last.n >= this.sent.n && last.answer === this.sent.answer) {
        this.acknowledged.push({ number: last.n, answer: last.answer });
        this.sent = null;
      }
      this.answer(send);
    });
  }

  answer(send) {
    if (this.sent !== null || this.decision === null || this.over) return;
    const answer = anyAnswer(this.decision);
    if (answer === undefined) return;
    this.sent = { n: this.decision.n, answer };
    send({ t: 'answer', n: this.decision.n, answer });
  }

  /** Of what it was told had been taken, how much is not in the record; the game is ended for it. */
  async lost(url) {
    this.wire.terminate();
    this.connect(url);
    await sleep(300);
    for (let i = 0; i < 100 && !this.over; i++) {
      this.wire.send({ t: 'concede' });
      await sleep(100);
    }
    const { answers } = await this.player.call('GET', `/replays/${this.id}`);
    const isThere = ({ number, answer }) =>
      answers[number] === answer || answers[number]?.replace(/^@\d /, '') === answer;
    return this.acknowledged.filter((a) => !isThere(a)).length;
  }
}
