'use client';

globalThis.price = (cents) => `${cents / 100} €`;
