export { request } from 'old-request';
