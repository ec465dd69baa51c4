import preset from '@acme/preset';

export default preset;
