import { Button } from '#app/components/Button.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useApplicationTalkText } from '#app/i18n/application-talk.ts';
import { talkLimits } from '#domain/adoption/application-talk.ts';

interface Props {
  /** By the clock of whoever offers them; '' while nothing is entered. */
  times: readonly string[];
  onChange: (times: readonly string[]) => void;
}

/** One to six times for a call or a visit. */
export function TimeOptions({ times, onChange }: Props) {
  const text = useApplicationTalkText().times;
  return (
    <>
      {times.map((time, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: times have no other name than their place
          key={index}
          type="datetime-local"
          label={text.option(index + 1)}
          hint={index === 0 ? text.hint : undefined}
          value={time}
          onChange={({ target }) =>
            onChange(times.map((one, place) => (place === index ? target.value : one)))
          }
        />
      ))}
      {times.length < talkLimits.options && (
        <div>
          <Button
            size="small"
            variant="outline"
            icon="plus"
            onClick={() => onChange([...times, ''])}
          >
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
