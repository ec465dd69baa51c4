export default {
  output: {
    copy: [{ from: 'NOTICE.md', noErrorOnMissing: true }],
  },
};
