import { useRef, useState } from 'react';
import { call, callFile } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useMyVolunteeringText } from '#app/i18n/my-volunteering/use-my-volunteering-text.ts';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { useShiftWords } from '#app/volunteers/use-shift-words.ts';
import {
  downloadShift,
  findShifts,
  takeOffer,
  takeShift,
  type VolunteerShift,
  withdrawOffer,
} from '#domain/volunteers/shift-calls.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { ShiftCalendar } from './ShiftCalendar.tsx';
import { ShiftCard } from './ShiftCard.tsx';
import styles from './Volunteering.module.css';

/** Of those that can be taken. */
const atFirst = 6;

/** The volunteer's own shifts, what others offer, and what they can take. */
export function OwnShifts() {
  const text = useMyVolunteeringText().shifts;
  const when = useShiftWords();
  const { data, failure, reload } = useCall(findShifts, {}, { isFresh: true });
  const { failure: failed, attempt } = useAttempt();
  const [shown, setShown] = useState(atFirst);
  const [asked, setAsked] = useState<{ what: 'leave' | 'offer'; shift: VolunteerShift }>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, asked !== undefined, data?.shifts);
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  const { shifts, offers } = data;
  const mine = shifts.filter(({ isMine }) => isMine);
  const open = shifts.filter(
    ({ isMine, overlaps, taken, places }) => !isMine && !overlaps && taken < places,
  );
  const say = (title: string) => setOutcome({ kind: 'success', title });
  const change = (run: () => Promise<unknown>, title: string) =>
    attempt(async () => {
      await run();
      say(title);
    });
  return (
    <>
      <section className={frame.part} aria-labelledby="mine">
        <h2 id="mine">{text.mine}</h2>
        <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
        {failed && <FailureNotice failure={failed} />}
        {mine.length === 0 && <p>{text.noMine}</p>}
        <ul className={`plain-list ${styles.list}`}>
          {mine.map((shift) => (
            <ShiftCard key={shift.id} shift={shift}>
              <p>{shift.mates.length > 0 ? text.mates(shift.mates.join(', ')) : text.alone}</p>
              {shift.isOffered && <p className={styles.soft}>{text.isOffered}</p>}
              <div className={styles.ways}>
                <DownloadButton
                  label={text.calendar}
                  of={text.calendarOf(when(shift))}
                  fetchFile={async () => ({
                    name: text.file,
                    content: await callFile(downloadShift, { id: shift.id }),
                  })}
                />
                {shift.isOffered ? (
                  <Button
                    size="small"
                    variant="outline"
                    onClick={() => change(() => call(withdrawOffer, { id: shift.id }), text.kept)}
                  >
                    {text.withdraw}
                  </Button>
                ) : (
                  <Button
                    size="small"
                    variant="outline"
                    onClick={() => setAsked({ what: 'offer', shift })}
                  >
                    {text.offer}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => setAsked({ what: 'leave', shift })}
                >
                  {shift.isLate ? text.tell : text.leave}
                </Button>
              </div>
            </ShiftCard>
          ))}
        </ul>
      </section>
      {offers.length > 0 && (
        <section className={frame.part} aria-labelledby="offers">
          <h2 id="offers">{text.offers}</h2>
          <ul className={`plain-list ${styles.list}`}>
            {offers.map(({ id, shiftId, by, wants }) => {
              const shift = shifts.find((one) => one.id === shiftId);
              const wanted = shifts.find((one) => one.id === wants);
              if (!shift) return null;
              return (
                <ShiftCard key={id} shift={shift}>
                  <p>
                    {text.offerBy(by)} {wanted && text.inReturn(when(wanted))}
                  </p>
                  <div>
                    <Button
                      size="small"
                      icon="check"
                      onClick={() => change(() => call(takeOffer, { id }), text.swapped)}
                    >
                      {wanted ? text.exchange : text.takeOffer}
                    </Button>
                  </div>
                </ShiftCard>
              );
            })}
          </ul>
        </section>
      )}
      <section className={frame.part} aria-labelledby="open">
        <h2 id="open">{text.open}</h2>
        {open.length === 0 && <p>{text.noOpen}</p>}
        <ul className={`plain-list ${styles.list}`}>
          {open.slice(0, shown).map((shift) => (
            <ShiftCard key={shift.id} shift={shift}>
              <p className={styles.soft}>{text.free(shift.places - shift.taken)}</p>
              <div>
                <Button
                  size="small"
                  icon="plus"
                  aria-label={text.takeOf(when(shift))}
                  onClick={() => change(() => call(takeShift, { id: shift.id }), text.taken)}
                >
                  {text.take}
                </Button>
              </div>
            </ShiftCard>
          ))}
        </ul>
        {open.length > shown && (
          <div>
            <Button size="small" variant="outline" onClick={() => setShown(open.length)}>
              {text.more(open.length - shown)}
            </Button>
          </div>
        )}
      </section>
      <ShiftCalendar />
      {asked?.what === 'leave' && (
        <LeaveDialog
          shift={asked.shift}
          onDone={() => say(text.left)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.what === 'offer' && (
        <OfferDialog
          shift={asked.shift}
          shifts={shifts}
          onDone={() => say(text.offered)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
