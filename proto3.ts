import { samples } from '@site/samples/build/samples';
import { states } from '@site/explorer/record';
import { libraries } from '@site/corpus/kind';
const t0 = process.cpuUsage();
const cpu = () => { const u = process.cpuUsage(t0); return Math.round((u.user + u.system) / 1000); };
for (const k of [samples, states, libraries]) { const e = k.names().flatMap(n => k.edits(n)); const s = k.names().flatMap(n => k.staleness(n)); console.log(k.noun, e, s, cpu()); }
