const unit = 'km';
export { unit };
