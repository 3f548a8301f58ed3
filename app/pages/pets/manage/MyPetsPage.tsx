import { PageHead } from '#app/components/PageHead.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import { MyPets } from './MyPets.tsx';

/** What somebody looks after, by status; for administrators everybody's. */
export default function MyPetsPage() {
  const text = useMyPetsText();
  return (
    <>
      <PageHead title={text.title.own} description={text.lead.own} noIndex />
      <LoginRequired>{(user) => <MyPets user={user} />}</LoginRequired>
    </>
  );
}
