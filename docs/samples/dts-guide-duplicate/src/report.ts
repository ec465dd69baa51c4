import type { Account } from './account';

export function report(account: Account): string {
  return `Balance: ${account.balance}`;
}
