const label = (title)=>title ?? 'Untitled';
export { label };
