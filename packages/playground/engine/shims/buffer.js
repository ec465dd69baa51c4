import { Buffer } from '@napi-rs/wasm-runtime/fs';

export { Buffer };
export default { Buffer };
