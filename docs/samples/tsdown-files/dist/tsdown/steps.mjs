// src/steps.ts
const steps = [
	{
		name: "GB",
		bytes: 1e9
	},
	{
		name: "MB",
		bytes: 1e6
	},
	{
		name: "kB",
		bytes: 1e3
	}
];
export { steps as t };
