import { Account } from 'ledger';
import { report } from 'ledger/report';

console.log(report(new Account()));
