'use client';
const Counter = (props)=>`${props.count}`;
export { Counter };
