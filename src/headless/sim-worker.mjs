// Node 20 does not hand the TypeScript loader on to worker threads.
import { register } from 'tsx/esm/api';

register();
await import('./sim-worker.ts');
