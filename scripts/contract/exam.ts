import { plantedFaults } from './exam/faults.ts';
import { runExam } from './exam/run-exam.ts';

/** How many of the planted faults the contract check has to name at the right operation. */
const LEAST_SHARE = 0.95;

/** Examines the contract check: `npm run contract:exam`. */
const began = performance.now();
const { falseAlarms, tried } = await runExam(plantedFaults);
const missed = tried.filter(({ isFound }) => !isFound);
const touching = tried.filter(({ hasTouchedOthers }) => hasTouchedOthers);
const found = tried.length - missed.length;
const share = found / tried.length;

console.log(
  `${tried.length} faults planted, ${found} named at the right operation: ${(share * 100).toFixed(1)} %.`,
);
for (const { fault, named } of missed) {
  const instead = named.length === 0 ? 'nothing was named' : `named at ${named.join(', ')}`;
  console.log(`  not found at ${fault.at.join(' or ')}: ${fault.name} (${instead})`);
}
console.log(`Findings on the faultless server: ${falseAlarms.join(', ') || 'none'}.`);
console.log(`Faults with which other people’s records changed: ${touching.length}.`);
for (const { fault } of touching) console.log(`  ${fault.at.join(' or ')}: ${fault.name}`);
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s.`);
process.exitCode = share >= LEAST_SHARE && falseAlarms.length === 0 ? 0 : 1;
