import { plan } from 'planner';

const year: number | undefined = plan()[0]?.year;
console.log(year);
