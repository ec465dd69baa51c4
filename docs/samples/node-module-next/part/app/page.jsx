'use client';
import { label } from 'branch-kit/label';

export default function Page() {
  return <main>{label('main')}</main>;
}
