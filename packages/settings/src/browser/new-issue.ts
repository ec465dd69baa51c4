/** Address of the form for problems with the documentation; its fields follow as parameters. */
export const newIssue =
  'https://github.com/web-infra-dev/rslib/issues/new?template=1-bug-report.en-US.yml';
