const units = [
    'B',
    'kB',
    'MB',
    'GB'
];
function label(bytes) {
    let rest = bytes;
    let step = 0;
    while(rest >= 1000 && step < units.length - 1){
        rest /= 1000;
        step += 1;
    }
    return `${Number(rest.toFixed(1))} ${units[step]}`;
}
export { label };
