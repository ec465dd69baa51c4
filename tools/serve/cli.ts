import { serve } from './serve.ts';

const [folder = 'doc_build'] = process.argv.slice(2);
try {
  await serve(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
