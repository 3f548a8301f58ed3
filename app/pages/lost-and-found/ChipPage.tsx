import { useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useIsKnown } from '#app/session/use-is-known.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { chipParam, chipResultOf } from '#domain/lost-and-found/notice-address.ts';
import { noticeLimits } from '#domain/lost-and-found/notice-limits.ts';
import type { loader } from './ChipPage.loader.ts';
import styles from './LostAndFound.module.css';
import { SendForm } from './SendForm.tsx';
import { Shield } from './Shield.tsx';
import { refuse, sendCall } from './send-call.ts';

type Field = 'microchip' | 'text' | 'email';

const load = () => import('#domain/lost-and-found/notice-calls.ts').then((of) => of.askForChip);

/** Where whoever has read a chip asks whether somebody looks for its animal. */
export default function ChipPage() {
  const { text, result, isSought, list, make, path, shield } = useLoaderData<typeof loader>();
  const isKnown = useIsKnown();
  const language = useLanguage();
  const { once } = useIdempotencyKey();
  const home = { label: useText().shell.home, href: pathFor('home', language) };

  async function post({ microchip, ...typed }: Record<Field, string>, captcha: string | undefined) {
    const { chipProblems, tidyContact } = await import('#domain/lost-and-found/notice-input.ts');
    const { answer: _, ...said } = tidyContact({ answer: '', ...typed });
    const input = { microchip, ...said };
    await refuse(chipProblems(input), language);
    const found = await once(input, (idempotencyKey) =>
      sendCall(isKnown, load, { ...input, ...(captcha && { captcha }) }, { idempotencyKey }),
    );
    return `${path}?${chipParam}=${chipResultOf(found)}`;
  }

  return (
    <>
      <PageHead title={text.title} description={text.description} />
      <PageHero
        title={text.title}
        lead={text.lead}
        tone="jade"
        compact
        crumbs={[home, list, { label: text.title }]}
      />
      <Wrap className={`${styles.page} ${styles.columns}`}>
        <div className={styles.report}>
          {result && (
            <Notice kind={isSought ? 'success' : 'info'} title={result.title} announce>
              <p>{result.text}</p>
              {!isSought && (
                <p>
                  <ButtonLink to={make.href} variant="outline" icon="plus">
                    {make.label}
                  </ButtonLink>
                </p>
              )}
            </Notice>
          )}
          <SendForm<Field>
            action={path}
            text={text}
            wakes="microchip"
            isKnown={isKnown}
            post={post}
          >
            {(field) => (
              <>
                <TextField
                  label={text.microchip}
                  hint={text.microchipHint}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                  {...field('microchip')}
                />
                <div className={styles.group}>
                  <h2>{text.messageHeading}</h2>
                  <p>{text.messageText}</p>
                </div>
                <TextField
                  multiline
                  rows={3}
                  label={text.text}
                  hint={text.textHint}
                  maxLength={noticeLimits.entry}
                  {...field('text')}
                />
                <EmailField label={text.email} hint={text.emailHint} {...field('email')} />
              </>
            )}
          </SendForm>
        </div>
        <Shield {...shield} />
      </Wrap>
    </>
  );
}
