import { useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import tent from '#app/components/drawings/event.svg';
import { PageHead } from '#app/components/PageHead.tsx';
import { Pagination } from '#app/components/Pagination.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { useCrumbs } from '#app/components/text-page/crumbs.ts';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Entries } from '#app/components/text-page/TextBlocks.tsx';
import { TextLink } from '#app/components/text-page/TextLink.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useEventsText } from '#app/i18n/events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { EventCard } from './EventCard.tsx';
import { EventFilterForm } from './EventFilterForm.tsx';
import type { loader } from './EventListPage.loader.ts';
import styles from './EventListPage.module.css';
import { eventListAddress } from './event-list-address.ts';
import { useCalendarAddress } from './use-calendar-address.ts';

export default function EventListPage() {
  const data = useLoaderData<typeof loader>();
  const { title, description, lead, filter, ignored, when, page, lastPage, total, events } = data;
  const text = useEventsText();
  const language = useLanguage();
  const calendar = useCalendarAddress();
  const path = pathFor('adoptionEvents', language);
  const filtered = Object.keys(filter).length > 0;
  const address = (number: number) => eventListAddress(path, when, filter, number);
  const tabs = (['upcoming', 'past'] as const).map((each) => ({
    to: eventListAddress(path, each, filter),
    label: text.when[each],
    current: each === when,
  }));
  return (
    <>
      <PageHead
        title={when === 'past' ? `${title}: ${text.when.past.toLowerCase()}` : title}
        description={description}
        noIndex={filtered || when === 'past'}
        page={page}
      />
      <PageHero
        title={title}
        lead={lead}
        tone="sol"
        picture={tent}
        crumbs={useCrumbs('adoptionEvents', title)}
      >
        <ButtonLink href={calendar} variant="outline" icon="calendar" title={text.calendar.allHint}>
          {text.calendar.all}
        </ButtonLink>
        <ButtonLink to={data.drives.href} variant="outline" icon="paw">
          {data.drives.label}
        </ButtonLink>
      </PageHero>
      <Wrap className={styles.page}>
        <section className={styles.results} aria-labelledby="total">
          <TabLinks label={text.when.label} links={tabs} preventScrollReset />
          {data.states && (
            <EventFilterForm
              key={eventListAddress(path, when, filter)}
              path={path}
              when={when}
              filter={filter}
              states={data.states}
            />
          )}
          <p id="total" role="status" className={styles.total}>
            {text.count[when](total)}
          </p>
          {ignored.length > 0 && (
            <Notice announce>
              {text.filter.ignored(ignored.map((name) => text.filter.labels[name]).join(', '))}
            </Notice>
          )}
          {events.length === 0 ? (
            <EmptyState animal="dog" title={text.empty.title}>
              <p className={styles.help}>
                {filtered
                  ? text.empty.filtered
                  : when === 'past'
                    ? text.empty.past
                    : data.noEvents.text}
              </p>
              {!filtered && <TextLink link={data.noEvents.link} variant="primary" icon="paw" />}
            </EmptyState>
          ) : (
            <ul className={`plain-list ${styles.grid}`}>
              {events.map((event) => (
                <li key={event.id}>
                  <EventCard event={event} past={when === 'past'} />
                </li>
              ))}
            </ul>
          )}
          <Pagination page={page} lastPage={lastPage} addressOf={address} />
        </section>
        <div className={styles.words}>
          {data.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section aria-labelledby="tips" className={styles.tips}>
          <h2 id="tips">{data.tips.heading}</h2>
          <Entries items={data.tips.items} />
        </section>
      </Wrap>
    </>
  );
}
