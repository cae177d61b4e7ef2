/**
 * `npm run ai:eval`: how the configured models do as writer and gate. Topics may be given as arguments; it spends tokens, and
 * keeps nothing.
 */
import * as engine from '@valence/questions';
import { gateSet } from '@valence/questions/gate-set';
import { systemClock } from '../../clock.ts';
import { ConfigError, readConfig, type AiConfig } from '../../config/config.ts';
import { createCallPolicy } from '../../language-model/call-policy.ts';
import { describeEvaluation } from './describe-evaluation.ts';
import { measureGate } from './measure-gate.ts';
import { measureTopic, type TopicMeasure } from './measure-topic.ts';
import { evaluationTopics } from './topics.data.ts';
import { vouchesForItself } from '../../language-model/proving/prove-question.ts';
import { createModelClient } from '../../language-model/model-client.ts';

const count = 5;
/** Nobody waits here: the circuit never opens. */
const policy = createCallPolicy({ failures: Infinity, restsFor: 0, backOff: 1000 });

try {
  const { ai } = readConfig(process.env);
  if (ai === null) throw new ConfigError('Set AI_BASE_URL and AI_MODEL: there is no model to evaluate.');
  process.stdout.write(`${await evaluate(ai, process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function evaluate(ai: AiConfig, asked: readonly string[]): Promise<string> {
  const client = createModelClient(ai, policy);
  const topics: TopicMeasure[] = [];
  for (const topic of asked.length > 0 ? asked : evaluationTopics) {
    process.stderr.write(`${topic}\n`);
    const wanted = { count, timeLimit: ai.timeLimit };
    topics.push(await measureTopic({ client, engine, clock: systemClock }, topic, wanted));
  }
  const set = gateSet();
  const gates = {
    'without a solver': await measureGate({ engine, client: null }, set),
    'with the solver': await measureGate({ engine, client }, set),
  };
  return describeEvaluation(topics, gates, vouchesForItself(client));
}
