const count = (notes)=>notes.length;
function last(notes) {
    return notes[notes.length - 1] ?? '';
}
export default last;
export { count };
