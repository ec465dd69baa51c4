export const arrow = '<svg id="arrow"/>';
