const label = (branch)=>`on ${branch}`;
export { label };
