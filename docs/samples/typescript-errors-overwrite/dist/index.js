const stop = (line)=>`Stop of line ${line}`;
export { stop };
