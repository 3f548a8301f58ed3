import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { LoadContext } from '#server/web/page-request.ts';

export type { LoadContext };
export type LoaderArgs = LoaderFunctionArgs<LoadContext>;
export type ActionArgs = ActionFunctionArgs<LoadContext>;
