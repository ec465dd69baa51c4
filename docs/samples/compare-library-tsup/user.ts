import { closest, type Match } from 'closest-word';

const match: Match | undefined = closest('tset', ['test']);
export default match;
