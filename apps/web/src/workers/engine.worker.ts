// The one worker of the app: serves what its name says, "skirmish de computer" the skirmish, in German.
import '../no-eval.ts';
import { serve } from '../engine/thread.ts';
import { type ServiceName, services } from './services.ts';

serve(services[self.name.split(' ')[0] as ServiceName]());
