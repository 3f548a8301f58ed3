import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#app/components/Button.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useApplicationTalkText } from '#app/i18n/application-talk.ts';
import { talkLimits } from '#domain/adoption/application-talk.ts';

interface Props {
  /** By the clock of whoever offers them; '' while nothing is entered. */
  times: readonly string[];
  /** What the field of a time gets. */
  field: (index: number) => UseFormRegisterReturn & { error: string | undefined };
  onMore: () => void;
}

/** One to six times for a call or a visit. */
export function TimeOptions({ times, field, onMore }: Props) {
  const text = useApplicationTalkText().times;
  return (
    <>
      {times.map((_, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: times have no other name than their place
          key={index}
          type="datetime-local"
          label={text.option(index + 1)}
          hint={index === 0 ? text.hint : undefined}
          {...field(index)}
        />
      ))}
      {times.length < talkLimits.options && (
        <div>
          <Button size="small" variant="outline" icon="plus" onClick={onMore}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** @returns instants */
export const instantsOf = (times: readonly string[]): string[] =>
  times.filter(Boolean).map((time) => new Date(time).toISOString());
