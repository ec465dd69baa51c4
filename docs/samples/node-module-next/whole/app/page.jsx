'use client';
import { label } from 'branch-kit';

export default function Page() {
  return <main>{label('main')}</main>;
}
