export default {
  transform: { '\\.ts$': '@swc/jest' },
  extensionsToTreatAsEsm: ['.ts'],
};
