const rows = [
  'New Year 01-01',
  'Labour Day 05-01',
  'Halloween 10-31',
  'Christmas Eve 12-24',
  'Christmas Day 12-25',
  'Boxing Day 12-26',
  "New Year's Eve 12-31",
];

function table(lines: string[]): Map<string, string> {
  return new Map(
    lines.map((line) => [line.slice(-5), line.slice(0, -6)]),
  );
}

export const holidays = table(rows);
