import { library } from '@acme/rslib-preset';

export default library({ output: { minify: true } });
