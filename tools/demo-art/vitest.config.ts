export default { test: { testTimeout: 120_000 } }
