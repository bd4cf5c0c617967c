/** What `/metrics` tells. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();
  readonly decisions = new Counter({
    name: 'spaceline_decisions_total',
    help: 'Entries written to the records of games',
    labelNames: ['by'],
    registers: [this.registry],
  });
  readonly latency = new Histogram({
    name: 'spaceline_decision_seconds',
    help: 'From the arrival of an answer until everybody has been told',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'spaceline_refused_total',
    help: 'Messages that were refused',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly engineErrors = new Counter({
    name: 'spaceline_engine_errors_total',
    help: 'Answers that made the engine fail',
    registers: [this.registry],
  });
  readonly rooms = new Gauge({
    name: 'spaceline_games_loaded',
    help: 'Games in memory',
    registers: [this.registry],
  });
  readonly heavyWaiting = new Gauge({
    name: 'spaceline_heavy_waiting',
    help: 'Heavy work that waits for a thread',
    registers: [this.registry],
  });
  readonly heavySeconds = new Histogram({
    name: 'spaceline_heavy_seconds',
    help: 'How long heavy work took in its thread',
    labelNames: ['kind'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [this.registry],
  });
  readonly sockets = new Gauge({
    name: 'spaceline_connections',
    help: 'Open WebSockets',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
