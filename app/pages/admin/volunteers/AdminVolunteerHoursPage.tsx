export { default } from './AdminVolunteersPage.tsx';
