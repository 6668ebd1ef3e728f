// Loaded before a program: when it ends, the last line of its errors is what it took.
process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const processor = (userCPUTime + systemCPUTime) / 1e6;
  console.error(`\n${JSON.stringify({ seconds: performance.now() / 1000, processor, memory: maxRSS / 1000 })}`);
});
