const hours = (minutes)=>Math.floor(minutes / 60);
const rows = [
    'New Year 01-01',
    'Labour Day 05-01',
    'Halloween 10-31',
    'Christmas Eve 12-24',
    'Christmas Day 12-25',
    'Boxing Day 12-26',
    "New Year's Eve 12-31"
];
function table(lines) {
    return new Map(lines.map((line)=>[
            line.slice(-5),
            line.slice(0, -6)
        ]));
}
const holidays = table(rows);
export { holidays, hours };
