export default {
  // SWC compiles the tests and the source as ES modules.
  transform: { '\\.ts$': '@swc/jest' },
  extensionsToTreatAsEsm: ['.ts'],
  // As in rslib.config.ts and tsconfig.json.
  globals: { DEFAULT_UNIT: 'MB' },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
};
