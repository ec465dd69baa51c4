export default { test: { include: ['tests/**'] } };
