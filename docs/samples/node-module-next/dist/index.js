import { execFileSync } from "node:child_process";
function branch() {
    const args = [
        'branch',
        '--show-current'
    ];
    return execFileSync('git', args, {
        encoding: 'utf8'
    }).trim();
}
export { label } from "./label.js";
export { branch };
