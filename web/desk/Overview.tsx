import { Box, Loader, Table } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { WeekCount } from '../../shared/desk/calls.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { ask, report } from './call.ts';
import { dayOf } from './requests.ts';
import { words } from './words.ts';

/** How many requests came in, per form and week, each number with a bar. */
export function Overview() {
  const [weeks, setWeeks] = useState<readonly WeekCount[]>();
  useEffect(() => void ask<readonly WeekCount[]>('weeks').then(setWeeks, report), []);
  if (!weeks) return <Loader />;
  const most = Math.max(1, ...weeks.flatMap(({ counts }) => Object.values(counts)));
  const body = weeks.map(({ monday, counts }) => [
    dayOf(monday),
    ...allForms.map(({ id }) => (
      <div key={id}>
        <span>{counts[id]}</span>
        <Box h={6} bg="var(--accent)" w={`${(100 * (counts[id] ?? 0)) / most}%`} />
      </div>
    )),
  ]);
  return <Table fz="xs" layout="fixed" data={{ head: [words.weekFrom, ...allForms.map(({ name }) => name)], body }} />;
}
