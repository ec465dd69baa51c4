const join = (...seats)=>seats.map((seat)=>`seat ${seat}`).join(', ');
export { join };
