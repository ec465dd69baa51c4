import { toast } from 'toasts';
import 'toasts/style.css';

toast('Saved');
