import { config } from 'zod';

// The content security policy forbids the code that zod would make at run time.
config({ jitless: true });
