import { Button, Checkbox, Group, Radio, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import type { Filter } from '../../shared/desk/calls.ts';
import { addDays, isDay, mondayOf, swissDay } from '../../shared/desk/swiss-time.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { words as deskWords } from './words.ts';

const words = deskWords.filter;

const forms = { all: words.all, ...Object.fromEntries(allForms.map(({ id, name }) => [id, name])) };

const isTyped = ({ target }: FormEvent) => (target as HTMLInputElement).name === 'search';

/** Which requests are listed. A choice applies immediately, a text with Enter. */
export function FilterPanel({ onChange }: { readonly onChange: (filter: Filter) => void }) {
  const apply = ({ currentTarget }: FormEvent<HTMLFormElement>) => onChange(filterOf(new FormData(currentTarget)));
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply(event);
      }}
      onChange={(event) => isTyped(event) || apply(event)}
    >
      <TextInput name="search" label={words.search} type="search" autoComplete="off" maxLength={200} />
      <Button type="submit" variant="default">
        {words.find}
      </Button>
      {choice('form', words.form, forms)}
      {choice('period', words.period, words.periods)}
      <Group className="range">
        <TextInput name="since" label={words.since} type="date" />
        <TextInput name="until" label={words.until} type="date" />
      </Group>
      <TextInput name="stone" label={words.stone} type="number" min={1} autoComplete="off" />
      <Checkbox name="withPhotos" label={words.withPhotos} />
    </form>
  );
}

const choice = (name: string, label: string, options: Readonly<Record<string, string>>) => (
  <Radio.Group name={name} label={label} defaultValue="all">
    {Object.entries(options).map(([value, text]) => (
      <Radio key={value} value={value} label={text} mt={6} />
    ))}
  </Radio.Group>
);

function filterOf(entries: FormData): Filter {
  const of = (name: string) => String(entries.get(name) ?? '').trim();
  const stone = Number(of('stone'));
  return {
    ...(of('form') !== 'all' && { form: of('form') }),
    ...(of('search') && { search: of('search') }),
    ...(Number.isInteger(stone) && stone > 0 && { stone }),
    ...(of('withPhotos') && { withPhotos: true }),
    ...daysOf(of('period'), of('since'), of('until')),
  };
}

/** First and last day of a period. A day that is still being typed is none. */
function daysOf(period: string, since: string, until: string): Filter {
  const today = swissDay(new Date());
  const yesterday = addDays(today, -1);
  if (period === 'today') return { since: today };
  if (period === 'yesterday') return { since: yesterday, until: yesterday };
  if (period === 'week') return { since: mondayOf(today) };
  return period === 'range' ? { ...(isDay(since) && { since }), ...(isDay(until) && { until }) } : {};
}
