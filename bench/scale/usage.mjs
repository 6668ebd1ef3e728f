// Loaded before a program: when it ends, its processor time and memory are in the file that USAGE_FILE names.
import { writeFileSync } from 'node:fs';

process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = {
    seconds: performance.now() / 1000,
    processor: (userCPUTime + systemCPUTime) / 1e6,
    memory: maxRSS / 1000,
  };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
});
