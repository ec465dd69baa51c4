function readingMinutes(text, pace = {
    wordsPerMinute: 220
}) {
    const words = text.match(/\S+/g)?.length ?? 0;
    return Math.max(1, Math.round(words / pace.wordsPerMinute));
}
export { readingMinutes };
